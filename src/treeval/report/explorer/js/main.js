// Starts the explorer of the page, if it has one.

import { Explorer } from "./explorer.js";

for (const root of document.querySelectorAll(".explorer")) void new Explorer(/** @type {HTMLElement} */ (root)).start();
