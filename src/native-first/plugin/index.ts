// Entry point for the site's configuration and other plugins.
export {default as codeBlocksPlugin} from './codeBlocks';
export {default as inlineStylesPlugin} from './inlineStyles';
export {default as nativeFirstPlugin} from './nativeFirst';
export {isLightOnly, optimizeStyles} from './optimizeStyles';
export {renderPageTemplate} from './pageTemplate';
