export {
  type ExportedReceipts,
  exportReceipts,
  exportStart,
  liftReceiptOrder,
  type ReceiptPlace,
} from './export-receipts.ts';
export {
  type CallLimits,
  type CallToReserve,
  type EndedCall,
  forgetAnswers,
  type Reservation,
  recallAnswer,
  reserveCall,
  settleCall,
} from './model-calls.ts';
export { type CallScope, type ModelCall, type ReceiptRow, receiptOf } from './receipt.ts';
export { createReceiptLog, type ReceiptLog, type ReceiptLogOptions } from './receipt-log.ts';
export { countLostReceipts, recordReceipts } from './record-receipts.ts';
export { readSpending, type Spending } from './spending.ts';
