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

/** The kind of a change of the diary is written `thing.verb`: 'meal.put', 'weight.delete'; only its first half: 'meal.'. */
const CHANGE_KIND = /^[a-z]+\.[a-z]*$/;

/**
 * What is said of one kind of change stands in the module of its thing, and all others ask the registry: a comparison
 * elsewhere is one more place that the next new thing must know of.
 */
const noKindSwitch = {
  create: (/** @type {any} */ context) => {
    const report = (/** @type {any} */ node) =>
      context.report({
        node,
        message: "Ask the registry of the diary's things instead of looking at a change's kind.",
      });
    return {
      BinaryExpression: (/** @type {any} */ node) => {
        const { left, right, operator } = node;
        if (!/^[!=]==?$/.test(operator)) return;
        if ((isKind(left) && isChangeKind(right)) || (isKind(right) && isChangeKind(left))) report(node);
      },
      SwitchStatement: (/** @type {any} */ node) => {
        if (isKind(node.discriminant) && node.cases.some((/** @type {any} */ one) => isChangeKind(one.test)))
          report(node);
      },
      CallExpression: (/** @type {any} */ node) => {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && isKind(callee.object) && given.some(isChangeKind)) report(node);
      },
    };
  },
};

/** `change.kind`, or a `kind` that was taken out of it. */
const isKind = (/** @type {any} */ node) =>
  node?.type === 'Identifier'
    ? node.name === 'kind'
    : node?.type === 'MemberExpression' && !node.computed && node.property.name === 'kind';

const isChangeKind = (/** @type {any} */ node) =>
  node?.type === 'Literal' && typeof node.value === 'string' && CHANGE_KIND.test(node.value);

export default {
  meta: { name: 'house' },
  rules: { 'injected-time': injectedTime, 'no-kind-switch': noKindSwitch },
};
