import { itKeepsTheMakersContract } from '../../support/maker-contract.ts'

await itKeepsTheMakersContract('SPV_KHR_untyped_pointers', [
  'bitcast-larger-component-count-is-a-multiple',
])
