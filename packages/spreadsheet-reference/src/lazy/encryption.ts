export {DecryptionError} from 'hucre';
// The library's exports encrypt only what they wrote, and decrypt only to read it: with losses both ways.
export {
  decryptAgile as decrypt,
  encryptAgile as encrypt,
} from '../../../../node_modules/hucre/dist/xlsx/crypto/agile.mjs';
