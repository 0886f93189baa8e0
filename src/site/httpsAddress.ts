/** A whole address with the scheme https and the name of a host, as readers can open it. */
export const HTTPS_ADDRESS =
  /^https:\/\/[^\s"<>/?#.]+(?:\.[^\s"<>/?#.]+)+\.?(?:[/?#][^\s"<>]*)?$/;
