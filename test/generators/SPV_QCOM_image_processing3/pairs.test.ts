import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('SPV_QCOM_image_processing3')
