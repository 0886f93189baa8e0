// Entry point for React code. It must not import Node code.
export {GLOSSARY_TERMS} from './glossary/terms';
