import { itJudgesTheEnvironment } from '../environment-contract.ts'
import { cases } from './cases.ts'

itJudgesTheEnvironment('Vulkan-environment', 'vulkan1.4', cases)
