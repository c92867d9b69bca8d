import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('OpenCL-environment', 60)
