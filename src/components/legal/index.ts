// What the legal texts use. They import it: no other page has to carry it.
export {default as Company} from './Company';
export {default as LegalHeader} from './LegalHeader';
export {default as Provider} from './Provider';
