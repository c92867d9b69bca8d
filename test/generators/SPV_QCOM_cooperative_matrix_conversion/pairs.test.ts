import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('SPV_QCOM_cooperative_matrix_conversion')
