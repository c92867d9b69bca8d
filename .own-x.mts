import { lackingIn } from './test/reference/own-cases-lacking.ts'
import { ownCases } from './test/support/own-cases.ts'
console.log(ownCases.length, lackingIn(ownCases))
