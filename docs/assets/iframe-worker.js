// Browsers start no workers for pages that were opened as files. The search of such pages runs in a
// hidden frame instead, which answers as a worker does.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inner = frame.contentWindow;
      this.inner.postMessage = (data) =>
        this.dispatchEvent(new MessageEvent("message", { data }));
      const script = frame.contentDocument.createElement("script");
      this.ready = new Promise((resolve) => script.addEventListener("load", resolve));
      script.src = address;
      frame.contentDocument.head.append(script);
    }

    postMessage(data) {
      this.ready.then(() => this.inner.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
