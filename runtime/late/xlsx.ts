export {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
export {DecryptionError} from 'hucre';
export {writeXlsx} from 'hucre/xlsx';
// The library's exports encrypt only what they wrote, and decrypt only to read it: with losses both ways.
export {
  decryptAgile as decrypt,
  encryptAgile as encrypt,
} from '../../node_modules/hucre/dist/xlsx/crypto/agile.mjs';
