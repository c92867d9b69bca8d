import type { Check } from '../check.ts'
import { extensionChecks } from '../shared/hit-objects.ts'

/** Dependencies. */
export const checks: readonly Check[] = extensionChecks('EXT')
