// Replaces the classic dropdown, which does not close on Escape and uses a link as a button. All dropdowns of
// the navbar are based on this component.
export {default} from '@site/src/components/NavbarDropdown';
