// Replaces the classic dropdown, which does not close on Escape and is a link in the role of a button. All dropdown items
// of the navbar use it.
export {default} from '@site/src/components/NavbarDropdown';
