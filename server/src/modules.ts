import type { BrandResolver } from '#kernel/authentication.ts'
import type { Staff } from '#kernel/staff.ts'
import { jobs as agentJobs } from '#modules/agent/jobs.ts'
import { topics as agentTopics } from '#modules/agent/live.ts'
import { routes as agentRoutes } from '#modules/agent/routes.ts'
import { tasks as agentTasks } from '#modules/agent/tasks.ts'
import { evidence as bettingEvidence } from '#modules/betting/evidence.ts'
import { jobs as bettingJobs } from '#modules/betting/jobs.ts'
import { topics as bettingTopics } from '#modules/betting/live.ts'
import { pollers as bettingPollers } from '#modules/betting/pollers.ts'
import { routes as bettingRoutes } from '#modules/betting/routes.ts'
import { evidence as brandEvidence } from '#modules/brand/evidence.ts'
import { brandAt, hearBrands } from '#modules/brand/brand.ts'
import { scheduled as brandScheduled } from '#modules/brand/scheduled.ts'
import { jobs as brandJobs } from '#modules/brand/jobs.ts'
import { topics as brandTopics } from '#modules/brand/live.ts'
import { routes as brandRoutes } from '#modules/brand/routes.ts'
import { evidence as cashierEvidence } from '#modules/cashier/evidence.ts'
import { scheduled as cashierScheduled } from '#modules/cashier/scheduled.ts'
import { jobs as cashierJobs } from '#modules/cashier/jobs.ts'
import { topics as cashierTopics } from '#modules/cashier/live.ts'
import { routes as cashierRoutes } from '#modules/cashier/routes.ts'
import { tasks as cashierTasks } from '#modules/cashier/tasks.ts'
import { evidence as catalogueEvidence } from '#modules/catalogue/evidence.ts'
import { jobs as catalogueJobs } from '#modules/catalogue/jobs.ts'
import { pollers as cataloguePollers } from '#modules/catalogue/pollers.ts'
import { routes as catalogueRoutes } from '#modules/catalogue/routes.ts'
import { sealed as catalogueSealed } from '#modules/catalogue/sealed.ts'
import { vendorEndpoint } from '#modules/catalogue/vendor/vendor-endpoint.ts'
import { jobs as contentJobs } from '#modules/content/jobs.ts'
import { topics as contentTopics } from '#modules/content/live.ts'
import { routes as contentRoutes } from '#modules/content/routes.ts'
import { routes as crowdRoutes } from '#modules/crowd/routes.ts'
import { routes as downlineTransfersRoutes } from '#modules/downline-transfers/routes.ts'
import { evidence as identityEvidence } from '#modules/identity/evidence.ts'
import { outboxPage } from '#modules/identity/codes/outbox-page.ts'
import { jobs as identityJobs } from '#modules/identity/jobs.ts'
import { accountProviderPage } from '#modules/identity/account-provider/account-provider-page.ts'
import { captchaPage } from '#modules/identity/provider/captcha-page.ts'
import { providerPage } from '#modules/identity/provider/provider-page.ts'
import { routes as identityRoutes } from '#modules/identity/routes.ts'
import { tasks as identityTasks } from '#modules/identity/tasks.ts'
import { sealed as identitySealed } from '#modules/identity/sealed.ts'
import { scheduled as limitsScheduled } from '#modules/limits/scheduled.ts'
import { evidence as limitsEvidence } from '#modules/limits/evidence.ts'
import { routes as limitsRoutes } from '#modules/limits/routes.ts'
import { evidence as lotteryEvidence } from '#modules/lottery/evidence.ts'
import { jobs as lotteryJobs } from '#modules/lottery/jobs.ts'
import { topics as lotteryTopics } from '#modules/lottery/live.ts'
import { pollers as lotteryPollers } from '#modules/lottery/pollers.ts'
import { routes as lotteryRoutes } from '#modules/lottery/routes.ts'
import { evidence as operatorEvidence } from '#modules/operator/evidence.ts'
import { jobs as operatorJobs } from '#modules/operator/jobs.ts'
import { pollers as operatorPollers } from '#modules/operator/pollers.ts'
import { staff as operators } from '#modules/operator/operator.ts'
import { routes as operatorRoutes } from '#modules/operator/routes.ts'
import { tasks as operatorTasks } from '#modules/operator/tasks.ts'
import { sealed as operatorSealed } from '#modules/operator/sealed.ts'
import { jobs as reconciliationJobs } from '#modules/reconciliation/jobs.ts'
import { routes as reconciliationRoutes } from '#modules/reconciliation/routes.ts'
import { evidence as rewardsEvidence } from '#modules/rewards/evidence.ts'
import { scheduled as rewardsScheduled } from '#modules/rewards/scheduled.ts'
import { jobs as rewardsJobs } from '#modules/rewards/jobs.ts'
import { routes as rewardsRoutes } from '#modules/rewards/routes.ts'
import { tasks as rewardsTasks } from '#modules/rewards/tasks.ts'
import { evidence as studioEvidence } from '#modules/studio/evidence.ts'
import { jobs as studioJobs } from '#modules/studio/jobs.ts'
import { topics as studioTopics } from '#modules/studio/live.ts'
import { pollers as studioPollers } from '#modules/studio/pollers.ts'
import { routes as studioRoutes } from '#modules/studio/routes.ts'
import { tasks as studioTasks } from '#modules/studio/tasks.ts'
import { routes as verificationRoutes } from '#modules/verification/routes.ts'
import { evidence as walletEvidence } from '#modules/wallet/evidence.ts'
import { jobs as vendorWalletsJobs } from '#modules/vendor-wallets/jobs.ts'
import { routes as vendorWalletsRoutes } from '#modules/vendor-wallets/routes.ts'
import { jobs as walletJobs } from '#modules/wallet/jobs.ts'
import { topics as walletTopics } from '#modules/wallet/live.ts'
import { pollers as walletPollers } from '#modules/wallet/pollers.ts'
import { routes as walletRoutes } from '#modules/wallet/routes.ts'
import type { Module } from './app.ts'

/** Knows the brands for the kernel, which knows no module. */
export const brandResolver: BrandResolver = { brandAt, hear: hearBrands }

/** Knows the operators for it. */
export const staff: Staff = operators

/** The table of contents, the lowest level last: a module uses only doors of levels below its own. */
export const modules: readonly Module[] = [
  // 9 operator
  {
    routes: operatorRoutes,
    evidence: operatorEvidence,
    jobs: operatorJobs,
    tasks: operatorTasks,
    sealed: operatorSealed,
    pollers: operatorPollers,
  },
  // 8 vendor-wallets, which shows what waits of contracts beside the funds
  { routes: vendorWalletsRoutes, jobs: vendorWalletsJobs },
  // 7 rewards, agent, reconciliation, downline-transfers, crowd
  {
    routes: rewardsRoutes,
    evidence: rewardsEvidence,
    jobs: rewardsJobs,
    tasks: rewardsTasks,
    scheduled: rewardsScheduled,
  },
  { routes: agentRoutes, jobs: agentJobs, tasks: agentTasks, topics: agentTopics },
  { routes: reconciliationRoutes, jobs: reconciliationJobs },
  { routes: downlineTransfersRoutes },
  { routes: crowdRoutes },
  // 6 cashier, catalogue, studio, lottery
  {
    routes: lotteryRoutes,
    evidence: lotteryEvidence,
    jobs: lotteryJobs,
    topics: lotteryTopics,
    pollers: lotteryPollers,
  },
  {
    routes: cashierRoutes,
    evidence: cashierEvidence,
    jobs: cashierJobs,
    tasks: cashierTasks,
    topics: cashierTopics,
    scheduled: cashierScheduled,
  },
  {
    routes: catalogueRoutes,
    evidence: catalogueEvidence,
    sealed: catalogueSealed,
    jobs: catalogueJobs,
    pollers: cataloguePollers,
    pages: [vendorEndpoint],
  },
  {
    routes: studioRoutes,
    evidence: studioEvidence,
    jobs: studioJobs,
    tasks: studioTasks,
    topics: studioTopics,
    pollers: studioPollers,
  },
  // 5 betting, limits
  {
    routes: bettingRoutes,
    evidence: bettingEvidence,
    jobs: bettingJobs,
    topics: bettingTopics,
    pollers: bettingPollers,
  },
  { routes: limitsRoutes, evidence: limitsEvidence, scheduled: limitsScheduled },
  // 4 wallet, verification
  {
    routes: walletRoutes,
    evidence: walletEvidence,
    jobs: walletJobs,
    topics: walletTopics,
    pollers: walletPollers,
  },
  { routes: verificationRoutes },
  // 3 identity
  {
    routes: identityRoutes,
    evidence: identityEvidence,
    sealed: identitySealed,
    jobs: identityJobs,
    tasks: identityTasks,
    pages: [outboxPage, providerPage, accountProviderPage, captchaPage],
  },
  // 2 standing, which is a door alone, and content
  { routes: contentRoutes, jobs: contentJobs, topics: contentTopics },
  // 1 brand
  { routes: brandRoutes, evidence: brandEvidence, jobs: brandJobs, topics: brandTopics, scheduled: brandScheduled },
]
