export {streamCsvRows, writeCsv} from 'hucre/csv';
