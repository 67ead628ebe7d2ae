import { checkAccess } from './access.ts'

checkAccess('desk', 'light', 'en')
