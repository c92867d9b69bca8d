import { itKeepsTheMakersContract } from '../../support/maker-contract.ts'

await itKeepsTheMakersContract('SPV_EXT_descriptor_heap')
