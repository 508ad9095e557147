import { analyzeFood, chat, processFood, transcribe } from './assistant/ai.ts';
import * as auth from './account/auth.ts';
import * as changes from './diary/changes.ts';
import * as config from './config.ts';
import * as accountChanges from './account/account-changes.ts';
import * as day from './diary/day.ts';
import * as pairing from './account/pairing.ts';
import * as sessions from './account/sessions.ts';
import * as signIn from './account/sign-in.ts';
import { readLabel } from './food/label.ts';
import { getCatalogue } from './food/catalogue-on-wire.ts';
import { deleteConversation, getConversations, postConversation } from './assistant/conversations.ts';
import { postConsent } from './account/consent.ts';
import { getExpenditure } from './diary/expenditure.ts';
import { getFirstDay } from './diary/first-day.ts';
import { getExport } from './diary/export.ts';
import { getFastingCalendar } from './diary/fasting-calendar.ts';
import { deleteFavourite, putFavourite } from './diary/favourites.ts';
import { postBatch } from './diary/batch.ts';
import { deleteMeal, getMealHistory, postMeal } from './diary/meals.ts';
import * as payment from './payment/payment.ts';
import { getDiets, getMealPlan, getShoppingList, postDiet, postSwapMeal } from './plan/plan.ts';
import * as passkeys from './account/passkeys.ts';
import { deleteReminders, putReminders } from './account/reminders.ts';
import * as secondFactor from './account/second-factor.ts';
import { getAllMeals, getMeal, getRecommendedMeals, searchMeals } from './food/recipes.ts';
import { postMealThumbnail } from './diary/uploads.ts';
import { getProduct } from './food/products.ts';
import { deleteUser, getProfile, putProfile } from './account/profile.ts';
import { deleteThing, putThing } from './diary/things.ts';
import { getMe } from './account/user.ts';
import type { Call } from './call.ts';

/** Every call of the API by its operation id: the source of routes, clients and the OpenAPI document. */
export const CALLS = {
  getConfig: config.getConfig,
  logOnboardingStep: auth.logOnboardingStep,
  postOnboarding: auth.postOnboarding,
  postAnonymous: auth.postAnonymous,
  postExchange: pairing.postExchange,
  postLogout: sessions.postLogout,
  authCheck: signIn.authCheck,
  smsSend: signIn.smsSend,
  smsVerify: signIn.smsVerify,
  smsSetPassword: signIn.smsSetPassword,
  smsSkipPassword: signIn.smsSkipPassword,
  loginEmail: signIn.loginEmail,
  postConfirm: signIn.postConfirm,
  postPair: pairing.postPair,
  getPairing: pairing.getPairing,
  answerPairing: pairing.answerPairing,
  getSessions: sessions.getSessions,
  deleteSession: sessions.deleteSession,
  getAccountChanges: accountChanges.getAccountChanges,
  undoAccountChange: accountChanges.undoAccountChange,
  postMerge: signIn.postMerge,
  getSecurity: passkeys.getSecurity,
  postPasskeyOptions: passkeys.postPasskeyOptions,
  postPasskey: passkeys.postPasskey,
  putPasskey: passkeys.putPasskey,
  deletePasskey: passkeys.deletePasskey,
  passkeyOptions: passkeys.passkeyOptions,
  passkeyVerify: passkeys.passkeyVerify,
  secondFactorSend: secondFactor.secondFactorSend,
  postSecondFactor: secondFactor.postSecondFactor,
  secondFactorRecover: secondFactor.secondFactorRecover,
  putSecondFactor: secondFactor.putSecondFactor,
  getMe,
  getProfile,
  putProfile,
  postConsent,
  getPaymentInfo: payment.getPaymentInfo,
  postPaymentCreate: payment.postPaymentCreate,
  getOrder: payment.getOrder,
  getReceipts: payment.getReceipts,
  postCancelRenewal: payment.postCancelRenewal,
  postResumeRenewal: payment.postResumeRenewal,
  deleteUser,
  putReminders,
  deleteReminders,
  getExport,
  getDashboard: day.getDashboard,
  getFirstDay,
  getExpenditure,
  getFastingCalendar,
  getGoals: day.getGoals,
  postMeal,
  deleteMeal,
  getMealHistory,
  postWater: day.postWater,
  putWaterGoal: day.putWaterGoal,
  putCalories: day.putCalories,
  putMacros: day.putMacros,
  postWeight: day.postWeight,
  deleteWeight: day.deleteWeight,
  getMealPlan,
  getDiets,
  postDiet,
  postSwapMeal,
  getShoppingList,
  getRecommendedMeals,
  getAllMeals,
  searchMeals,
  getMeal,
  getCatalogue,
  getProduct,
  putFavourite,
  deleteFavourite,
  putThing,
  deleteThing,
  getConversations,
  postConversation,
  deleteConversation,
  postMealThumbnail,
  processFood,
  analyzeFood,
  readLabel,
  transcribe,
  chat,
  getChanges: changes.getChanges,
  postBatch,
} as const satisfies Record<string, Call>;
