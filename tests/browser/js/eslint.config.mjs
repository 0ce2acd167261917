// The style of the modules of the explorer; their types are checked by tsc.
export default [
  {
    files: ["**/*.js"],
    rules: {
      "consistent-return": "error",
      complexity: ["error", 20],
      eqeqeq: "error",
      "max-depth": ["error", 4],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 60],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-unused-vars": "error",
      "no-use-before-define": ["error", { functions: false }],
      "no-var": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
