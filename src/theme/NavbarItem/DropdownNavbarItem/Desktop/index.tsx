// Replaces the classic dropdown: Escape did not close it, a click could leave the page, and it was
// a link in the role of a button. Used by every dropdown type of the navbar.
export {default} from '@site/src/components/NavbarDropdown';
