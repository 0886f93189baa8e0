// Bundles the scripts that are not part of the React application, which Docusaurus bundles itself.
export {
  contentHash,
  emitFiles,
  hashedFile,
  integrityHash,
  writeAtomically,
  type AddedFile,
  type BundledFile,
} from './files';
export {bundle, OWN_CODE_COMPRESSION, virtualModules} from './scripts';
