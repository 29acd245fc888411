import { StageName } from '@memory/contract';
import type { Sql } from '@memory/database';
import {
  type CallScope,
  type ReceiptLog,
  recallAnswer,
  receiptOf,
  settleCall,
} from '@memory/database/receipts';
import type { CallContext } from '@memory/extraction';
import type { CostReceipt } from '@memory/models';
import type { Budgets } from './budgets.ts';

export type CallContextOptions = {
  sql: Sql;
  budgets: Budgets;
  /** Takes the receipts that the database does not take at once. */
  receiptLog: ReceiptLog;
  onCall: (receipt: CostReceipt) => void;
  scope: CallScope;
  /** A key that no other call has. */
  nextCallKey: () => string;
  signal: AbortSignal;
};

/**
 * What calls of models elsewhere are made with. A receipt is kept at once, and its answer with it, not when the stage commits: what
 * was paid for outlives a worker that is killed, and is not paid for again.
 */
export function createCallContext(options: CallContextOptions): CallContext {
  const { sql, budgets, receiptLog, onCall, scope, nextCallKey, signal } = options;
  const stage = StageName.safeParse(scope.stage).data ?? null;
  return {
    signal,
    receipts: {
      nextCallKey,
      recall: (requestKey) => recallAnswer(sql, scope.work_id, requestKey),
      async keep(receipt, answer) {
        onCall(receipt);
        const row = receiptOf(receipt, scope);
        try {
          await settleCall(sql, { receipt: row, answer: answer ?? null });
          receiptLog.kept(1);
        } catch {
          receiptLog.add([row]);
        }
      },
    },
    budget: { demand: (call) => budgets.demand({ ...call, stage, workId: scope.work_id, signal }) },
  };
}
