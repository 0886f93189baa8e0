export {jsPDF} from 'jspdf';
