/** Of parameters that become `data-` attributes of `<html>`: https://docusaurus.io/docs/styling-layout#data-attributes */
const PREFIX = 'docusaurus-';

/** Writes the attributes that the address asks for into the page before it is painted. */
export function setQueryAttributes(
  search = window.location.search,
  root = document.documentElement,
): void {
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^docusaurus-data-[a-z][a-z-]*$/.test(name)) {
      root.setAttribute(name.slice(PREFIX.length), value);
    }
  }
}
