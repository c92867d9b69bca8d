import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract('SPV_NV_shader_image_footprint')
