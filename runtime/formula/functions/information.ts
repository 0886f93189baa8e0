import {isCellError, type Scalar} from '../../values/scalar';
import {fail, library} from './define';

/** Functions of the library `information`. */
export const INFORMATION = library(
  'information',
  `
  ISBLANK      x    1 1 Whether the cell is empty.
  ISERROR      x    1 1 Whether it is an error value.
  ISNA         x    1 1 Whether it is \`#N/A\`.
  ISNUMBER     x    1 1 Whether it is a number.
  ISTEXT       x    1 1 Whether it is text.
  NA           -    0 0 The error value \`#N/A\`.
`,
  {
    ISBLANK: (value: Scalar) => value === null,
    ISERROR: isCellError,
    ISNA: (value: Scalar) => isCellError(value) && value.error === '#N/A',
    ISNUMBER: (value: Scalar) => typeof value === 'number',
    ISTEXT: (value: Scalar) => typeof value === 'string',
    NA: () => fail('#N/A'),
  },
);
