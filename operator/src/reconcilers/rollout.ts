/**
 * Bounds how many tenants roll at once when what the operator renders has changed without anybody having changed the
 * tenants: after an upgrade of the operator. A tenant that does not come back stops all that have not begun.
 */
export class RolloutGate {
  readonly #most: number;
  readonly #rolling = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether this tenant may begin, or has begun. */
  enter(key: string): { may: true } | { may: false; because: string } {
    if (this.#rolling.has(key) || this.#failed.has(key)) return { may: true };
    const [failed] = this.#failed;
    if (failed !== undefined) {
      return { may: false, because: `the upgrade stopped at ${failed}, which did not come back` };
    }
    if (this.#rolling.size >= this.#most) {
      return { may: false, because: `${this.#rolling.size} other tenants are being upgraded` };
    }
    this.#rolling.add(key);
    return { may: true };
  }

  /** The tenant is as it should be, or gone. Answers whether others may begin now. */
  settled(key: string): boolean {
    const wasRolling = this.#rolling.delete(key);
    return this.#failed.delete(key) || wasRolling;
  }

  /** The tenant did not come back. Answers whether that is news to those who wait. */
  failed(key: string): boolean {
    if (!this.#rolling.delete(key)) return false;
    this.#failed.add(key);
    return true;
  }

  isIn(key: string): boolean {
    return this.#rolling.has(key) || this.#failed.has(key);
  }
}
