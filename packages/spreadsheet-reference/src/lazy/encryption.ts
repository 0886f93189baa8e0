export {DecryptionError} from 'hucre';
// The public API of the library hucre can only encrypt files that it writes, and only decrypt files that it
// reads, which would lose unsupported contents. Therefore internal functions are imported.
export {
  decryptAgile as decrypt,
  encryptAgile as encrypt,
} from '../../../../node_modules/hucre/dist/xlsx/crypto/agile.mjs';
export {readCfb as readStreams} from '../../../../node_modules/hucre/dist/xlsx/crypto/cfb.mjs';
