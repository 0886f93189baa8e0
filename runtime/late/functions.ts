export * from '@formulajs/formulajs';
