import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'
import { accessWord, laidOutAccess } from './shared/laid-out-access.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check = explicitlyLaidOut(
  'SPV_KHR_untyped_pointers/store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
  { at: ['OpStore'], type: laidOutAccess, word: accessWord, name: 'the type of Object,' },
)
