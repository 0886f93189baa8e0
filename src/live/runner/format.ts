// Formats values like `console.log` of Node.js. Loaded on demand, since not all samples print something.
export {format} from 'node-inspect-extracted';
