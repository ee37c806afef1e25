/**
 * The version of the house's settlement rules. A bet keeps the version it was placed under and is settled by it:
 * change a rule's meaning only with a new number, beside the old rule.
 */
export const RULES_VERSION = 1
