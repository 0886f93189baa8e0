// Bundles scripts that load beside the application, which Docusaurus bundles, and writes files.
export {
  contentHash,
  emitFiles,
  hashedFile,
  integrityHash,
  writeAtomically,
  type AddedFile,
  type BundledFile,
} from './files';
export {bundle, OWN_CODE, virtualModules} from './scripts';
