import { analyzeFood, chat, processFood, transcribe } from './ai.ts';
import * as auth from './auth.ts';
import * as changes from './changes.ts';
import * as config from './config.ts';
import * as accountChanges from './account-changes.ts';
import * as day from './day.ts';
import * as pairing from './pairing.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import { getCatalogue } from './catalogue.ts';
import { deleteConversation, getConversations, postConversation } from './conversations.ts';
import { postConsent } from './consent.ts';
import { getExpenditure } from './expenditure.ts';
import { getFirstDay } from './first-day.ts';
import { getExport } from './export.ts';
import { getFastingCalendar } from './fasting-calendar.ts';
import { deleteFavourite, putFavourite } from './favourites.ts';
import { postBatch } from './batch.ts';
import { readLabel } from './label.ts';
import { deleteMeal, getMealHistory, postMeal } from './meals.ts';
import * as payment from './payment.ts';
import { getDiets, getMealPlan, getShoppingList, postDiet, postSwapMeal } from './plan.ts';
import * as passkeys from './passkeys.ts';
import { deleteReminders, putReminders } from './reminders.ts';
import * as secondFactor from './second-factor.ts';
import { getAllMeals, getMeal, getRecommendedMeals, searchMeals } from './recipes.ts';
import { postMealThumbnail } from './uploads.ts';
import { getProduct } from './products.ts';
import { deleteUser, getProfile, putProfile } from './profile.ts';
import { deleteThing, putThing } from './things.ts';
import { getMe } from './user.ts';
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
