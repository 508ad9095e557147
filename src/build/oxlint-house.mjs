// Rules of this house that no linter brings along; oxlint loads this file as a plugin.

/** The present comes in as an argument: `new Date()` reads a clock that no test can set. */
const injectedTime = {
  create: (/** @type {any} */ context) => ({
    NewExpression: (/** @type {any} */ node) => {
      if (node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ node, message: 'Take the time as an argument instead of new Date().' });
      }
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'injected-time': injectedTime },
};
