// Entry point for the site's configuration and other plugins.
export {default as codeBlocksPlugin} from './codeBlocks';
export {default as inlineStylesPlugin} from './inlineStyles';
export {markPages} from './markPages';
export {default as nativeFirstPlugin} from './nativeFirst';
export {isLightOnly, optimizeStyles} from './optimizeStyles';
export {pageTemplate} from './pageTemplate';
