/** `data-native` of a field that filters the entries of its page; its `data-script` names the script that answers. */
export const FILTER = 'filter';

/** Where such fields are. */
export const FILTER_FIELD = `[data-native=${FILTER}]`;
