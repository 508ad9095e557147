// Loaded before a tool that shall reach nothing: a connection ends it.
const { Socket } = require('node:net');

Socket.prototype.connect = () => {
  process.stderr.write('It wanted to reach the network\n');
  process.exit(99);
};
