import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('SPV_INTEL_fp_max_error')
