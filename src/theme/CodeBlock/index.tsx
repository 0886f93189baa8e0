// Replaces the classic code block, which ships a highlighter to every browser and rebuilds each
// block there. Ours renders the spans made at build time.
export {default} from '@site/src/components/CodeFence';
