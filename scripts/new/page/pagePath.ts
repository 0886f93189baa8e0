/** Path of a page below its set, without extension. */
export const PAGE_PATH = /^[a-z0-9]\w*(?:-\w+)*(?:\/[a-z0-9]\w*(?:-\w+)*)*$/i;

/** What such a path is made of. */
export const PAGE_PATH_EXPECTED =
  'letters, digits, "-" and "_", with "/" between folders and no extension';
