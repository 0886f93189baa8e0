/** In place of the search button, in the build without search. */
export default function SearchBar(): null {
  return null;
}
