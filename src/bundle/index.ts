// Bundles the scripts that are not part of the React application, which Docusaurus bundles itself.
export {
  computeContentHash,
  emitFiles,
  createHashedFile,
  computeIntegrityHash,
  writeAtomically,
  type AddedFile,
  type BundledFile,
} from './files';
export {
  bundleScript,
  OWN_CODE_COMPRESSION,
  createVirtualModulesPlugin,
} from './scripts';
