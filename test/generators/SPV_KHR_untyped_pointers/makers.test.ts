import { itKeepsTheMakersContract } from '../../support/maker-contract.ts'

await itKeepsTheMakersContract('SPV_KHR_untyped_pointers')
