/** Attribute of inlined `<style>` elements: address of the style sheet. `src/native-first/loadFile.ts` reads it. */
export const STYLE_SHEET_ATTRIBUTE = 'data-href';

/** Attribute of inlined `<style>` elements: expected integrity of the style sheet. */
export const STYLE_INTEGRITY_ATTRIBUTE = 'data-integrity';
