/** Address of the page that lists the terms of the documentation. */
export const GLOSSARY = '/glossary';
