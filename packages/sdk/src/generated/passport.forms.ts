// Generated from the contract by `npm run gen`; do not edit.
import { passportFeatureLabels, passportPlayerLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './passport.fields.ts';

export const idDomainsCreateForm: InputView = { fields: fields.idDomainsCreateFields, labels: { loginMethods: passportPlayerLabels.idDomain.loginMethod, loginPlatforms: passportPlayerLabels.idDomain.loginPlatform } };

export const idDomainsGetForm: InputView = { fields: fields.idDomainsGetFields };

export const idDomainsUpdateForm: InputView = { fields: fields.idDomainsUpdateFields, labels: { loginMethods: passportPlayerLabels.idDomain.loginMethod, loginPlatforms: passportPlayerLabels.idDomain.loginPlatform } };

export const idDomainsGetProductionForm: InputView = { fields: fields.idDomainsGetProductionFields };

export const idDomainsSetProductionForm: InputView = { fields: fields.idDomainsSetProductionFields };

export const idDomainsSendForReviewForm: InputView = { fields: fields.idDomainsSendForReviewFields };

export const idDomainsVerificationCodeLogsForm: InputView = { fields: fields.idDomainsVerificationCodeLogsFields, labels: { status: passportPlayerLabels.verificationCodeLog.status } };

export const idProvidersListForm: InputView = { fields: fields.idProvidersListFields };

export const idProvidersCreateForm: InputView = { fields: fields.idProvidersCreateFields, labels: { provider: passportPlayerLabels.idProvider.provider, loginPlatform: passportPlayerLabels.idDomain.loginPlatform } };

export const idProvidersUpdateForm: InputView = { fields: fields.idProvidersUpdateFields };

export const idProvidersRemoveForm: InputView = { fields: fields.idProvidersRemoveFields };

export const termsOfServiceListForm: InputView = { fields: fields.termsOfServiceListFields };

export const termsOfServiceCreateForm: InputView = { fields: fields.termsOfServiceCreateFields };

export const termsOfServiceUpdateForm: InputView = { fields: fields.termsOfServiceUpdateFields };

export const termsOfServiceRemoveForm: InputView = { fields: fields.termsOfServiceRemoveFields };

export const smsTemplatesListForm: InputView = { fields: fields.smsTemplatesListFields };

export const smsTemplatesCreateForm: InputView = { fields: fields.smsTemplatesCreateFields, labels: { type: passportPlayerLabels.smsTemplate.type } };

export const smsTemplatesUpdateForm: InputView = { fields: fields.smsTemplatesUpdateFields, labels: { type: passportPlayerLabels.smsTemplate.type, status: passportPlayerLabels.smsTemplate.status } };

export const smsTemplatesRemoveForm: InputView = { fields: fields.smsTemplatesRemoveFields };

export const smsTemplatesEnableForm: InputView = { fields: fields.smsTemplatesEnableFields };

export const configSetForm: InputView = { fields: fields.configSetFields, labels: { 'config.dauMode': passportFeatureLabels.passportConfig.dauMode } };

export const metricsOperationForm: InputView = { fields: fields.metricsOperationFields };

export const metricsTopKForm: InputView = { fields: fields.metricsTopKFields };

export const metricsAggregationForm: InputView = { fields: fields.metricsAggregationFields };

export const loginExternalForm: InputView = { fields: fields.loginExternalFields };

export const loginTokenForm: InputView = { fields: fields.loginTokenFields };

export const loginRefreshTokenForm: InputView = { fields: fields.loginRefreshTokenFields };

export const loginBeginWebForm: InputView = { fields: fields.loginBeginWebFields };

export const loginWechatCallbackForm: InputView = { fields: fields.loginWechatCallbackFields };

export const loginQqCallbackForm: InputView = { fields: fields.loginQqCallbackFields };

export const realmsSearchForm: InputView = { fields: fields.realmsSearchFields, labels: { status: passportPlayerLabels.realm.status } };

export const realmsGetForm: InputView = { fields: fields.realmsGetFields };

export const realmsCreateForm: InputView = { fields: fields.realmsCreateFields, labels: { status: passportPlayerLabels.realm.status } };

export const realmsUpdateForm: InputView = { fields: fields.realmsUpdateFields, labels: { status: passportPlayerLabels.realm.status } };

export const realmsRemoveForm: InputView = { fields: fields.realmsRemoveFields };

export const usersSearchForm: InputView = { fields: fields.usersSearchFields, labels: { status: passportPlayerLabels.persona.status, ageGroup: passportPlayerLabels.playerUser.ageGroup } };

export const usersGetForm: InputView = { fields: fields.usersGetFields };

export const usersUpdateForm: InputView = { fields: fields.usersUpdateFields, labels: { status: passportPlayerLabels.persona.status } };

export const usersSetRealNameForm: InputView = { fields: fields.usersSetRealNameFields };

export const usersRemoveForm: InputView = { fields: fields.usersRemoveFields };

export const usersBanForm: InputView = { fields: fields.usersBanFields };

export const usersUnbanForm: InputView = { fields: fields.usersUnbanFields };

export const usersSetBanActionsForm: InputView = { fields: fields.usersSetBanActionsFields };

export const usersClearScoresForm: InputView = { fields: fields.usersClearScoresFields };

export const usersTagsForm: InputView = { fields: fields.usersTagsFields };

export const usersTagForm: InputView = { fields: fields.usersTagFields };

export const usersUntagForm: InputView = { fields: fields.usersUntagFields };

export const personasSearchForm: InputView = { fields: fields.personasSearchFields, labels: { status: passportPlayerLabels.persona.status } };

export const personasGetForm: InputView = { fields: fields.personasGetFields };

export const personasUpdateForm: InputView = { fields: fields.personasUpdateFields, labels: { status: passportPlayerLabels.persona.status } };

export const personasRemoveForm: InputView = { fields: fields.personasRemoveFields };

export const personasBanForm: InputView = { fields: fields.personasBanFields };

export const personasUnbanForm: InputView = { fields: fields.personasUnbanFields };

export const personasSetBanActionsForm: InputView = { fields: fields.personasSetBanActionsFields };

export const personasClearScoresForm: InputView = { fields: fields.personasClearScoresFields };

export const personasTagsForm: InputView = { fields: fields.personasTagsFields };

export const personasTagForm: InputView = { fields: fields.personasTagFields };

export const personasUntagForm: InputView = { fields: fields.personasUntagFields };

export const personasFriendsForm: InputView = { fields: fields.personasFriendsFields };

export const personasFriendBlacklistForm: InputView = { fields: fields.personasFriendBlacklistFields };

export const personasGuildsForm: InputView = { fields: fields.personasGuildsFields };

export const tagsListForm: InputView = { fields: fields.tagsListFields };

export const tagsCreateForm: InputView = { fields: fields.tagsCreateFields };

export const tagsGetForm: InputView = { fields: fields.tagsGetFields };

export const tagsUpdateForm: InputView = { fields: fields.tagsUpdateFields };

export const tagsRemoveForm: InputView = { fields: fields.tagsRemoveFields };

export const tagsPersonasForm: InputView = { fields: fields.tagsPersonasFields };

export const tagsUsersForm: InputView = { fields: fields.tagsUsersFields };

export const entitlementsSearchForm: InputView = { fields: fields.entitlementsSearchFields, labels: { status: passportFeatureLabels.entitlement.status } };

export const entitlementsGetForm: InputView = { fields: fields.entitlementsGetFields };

export const entitlementsCreateForm: InputView = { fields: fields.entitlementsCreateFields, labels: { ownerType: passportFeatureLabels.entitlement.ownerType } };

export const entitlementsUpdateForm: InputView = { fields: fields.entitlementsUpdateFields };

export const entitlementsRemoveForm: InputView = { fields: fields.entitlementsRemoveFields };

export const entitlementsSuspendForm: InputView = { fields: fields.entitlementsSuspendFields };

export const entitlementsRestoreForm: InputView = { fields: fields.entitlementsRestoreFields };

export const entitlementsExpiriesForm: InputView = { fields: fields.entitlementsExpiriesFields };

export const guildsListForm: InputView = { fields: fields.guildsListFields };

export const guildsGetForm: InputView = { fields: fields.guildsGetFields };

export const guildsRequestsForm: InputView = { fields: fields.guildsRequestsFields, labels: { status: passportPlayerLabels.guildRequest.status } };

export const guildsApproveForm: InputView = { fields: fields.guildsApproveFields };

export const guildsRejectForm: InputView = { fields: fields.guildsRejectFields };

export const guildsHandOverForm: InputView = { fields: fields.guildsHandOverFields };

export const guildsDismissForm: InputView = { fields: fields.guildsDismissFields };

export const guildRolesCreateForm: InputView = { fields: fields.guildRolesCreateFields };

export const guildRolesUpdateForm: InputView = { fields: fields.guildRolesUpdateFields };

export const guildRolesRemoveForm: InputView = { fields: fields.guildRolesRemoveFields };

export const reportsSearchForm: InputView = { fields: fields.reportsSearchFields, labels: { status: passportPlayerLabels.report.status } };

export const reportsTargetsForm: InputView = { fields: fields.reportsTargetsFields, labels: { status: passportPlayerLabels.report.status } };

export const reportsGetForm: InputView = { fields: fields.reportsGetFields };

export const reportsUpdateForm: InputView = { fields: fields.reportsUpdateFields, labels: { status: passportPlayerLabels.report.status } };

export const reportsRemoveForm: InputView = { fields: fields.reportsRemoveFields };

export const leaderboardsListForm: InputView = { fields: fields.leaderboardsListFields };

export const leaderboardsCreateForm: InputView = { fields: fields.leaderboardsCreateFields, labels: { memberType: passportFeatureLabels.leaderboard.memberType, sortOrder: passportFeatureLabels.leaderboard.sortOrder, updateType: passportFeatureLabels.leaderboard.updateType, bucketStrategy: passportFeatureLabels.leaderboard.bucketStrategy, tierStrategy: passportFeatureLabels.leaderboard.tierStrategy, rewardStrategy: passportFeatureLabels.leaderboard.rewardStrategy } };

export const leaderboardsGetForm: InputView = { fields: fields.leaderboardsGetFields };

export const leaderboardsUpdateForm: InputView = { fields: fields.leaderboardsUpdateFields, labels: { sortOrder: passportFeatureLabels.leaderboard.sortOrder, updateType: passportFeatureLabels.leaderboard.updateType, tierStrategy: passportFeatureLabels.leaderboard.tierStrategy, rewardStrategy: passportFeatureLabels.leaderboard.rewardStrategy } };

export const leaderboardsRemoveForm: InputView = { fields: fields.leaderboardsRemoveFields };

export const leaderboardsResetForm: InputView = { fields: fields.leaderboardsResetFields };

export const leaderboardScoresListForm: InputView = { fields: fields.leaderboardScoresListFields };

export const leaderboardScoresSubmitForm: InputView = { fields: fields.leaderboardScoresSubmitFields };

export const leaderboardScoresClearForm: InputView = { fields: fields.leaderboardScoresClearFields };

export const leaderboardScoresOfMemberForm: InputView = { fields: fields.leaderboardScoresOfMemberFields };

export const leaderboardVersionsListForm: InputView = { fields: fields.leaderboardVersionsListFields };

export const leaderboardVersionsScoresForm: InputView = { fields: fields.leaderboardVersionsScoresFields, labels: { rewardState: passportFeatureLabels.leaderboard.rewardState } };

export const leaderboardVersionsMemberScoreForm: InputView = { fields: fields.leaderboardVersionsMemberScoreFields, labels: { rewardState: passportFeatureLabels.leaderboard.rewardState } };

export const leaderboardVersionsRewardPlanForm: InputView = { fields: fields.leaderboardVersionsRewardPlanFields };

export const leaderboardVersionsIssueRewardsForm: InputView = { fields: fields.leaderboardVersionsIssueRewardsFields };

export const leaderboardSchedulesGetForm: InputView = { fields: fields.leaderboardSchedulesGetFields };

export const leaderboardSchedulesCreateForm: InputView = { fields: fields.leaderboardSchedulesCreateFields };

export const leaderboardSchedulesUpdateForm: InputView = { fields: fields.leaderboardSchedulesUpdateFields };

export const leaderboardSchedulesCancelForm: InputView = { fields: fields.leaderboardSchedulesCancelFields };

export const resourcesSearchForm: InputView = { fields: fields.resourcesSearchFields, labels: { type: passportFeatureLabels.resource.type } };

export const resourcesGetForm: InputView = { fields: fields.resourcesGetFields };

export const resourcesCreateForm: InputView = { fields: fields.resourcesCreateFields, labels: { type: passportFeatureLabels.resource.type } };

export const resourcesUpdateForm: InputView = { fields: fields.resourcesUpdateFields };

export const resourcesRemoveForm: InputView = { fields: fields.resourcesRemoveFields };

export const resourcesImportForm: InputView = { fields: fields.resourcesImportFields };

export const categoriesListForm: InputView = { fields: fields.categoriesListFields };

export const categoriesCreateForm: InputView = { fields: fields.categoriesCreateFields };

export const categoriesUpdateForm: InputView = { fields: fields.categoriesUpdateFields };

export const categoriesRemoveForm: InputView = { fields: fields.categoriesRemoveFields };

export const categoriesPublishProductsForm: InputView = { fields: fields.categoriesPublishProductsFields };

export const categoriesRevokeProductsForm: InputView = { fields: fields.categoriesRevokeProductsFields };

export const productsSearchForm: InputView = { fields: fields.productsSearchFields, labels: { publishStatus: passportFeatureLabels.product.publishStatus } };

export const productsGetForm: InputView = { fields: fields.productsGetFields };

export const productsCreateForm: InputView = { fields: fields.productsCreateFields, labels: { 'resetSchedule.type': passportFeatureLabels.product.resetSchedule } };

export const productsUpdateForm: InputView = { fields: fields.productsUpdateFields, labels: { 'resetSchedule.type': passportFeatureLabels.product.resetSchedule } };

export const productsRemoveForm: InputView = { fields: fields.productsRemoveFields };

export const productsPublishForm: InputView = { fields: fields.productsPublishFields };

export const productsRevokeForm: InputView = { fields: fields.productsRevokeFields };

export const productsPurchaseForm: InputView = { fields: fields.productsPurchaseFields, labels: { paymentMethod: passportFeatureLabels.order.paymentMethod } };

export const productsImportForm: InputView = { fields: fields.productsImportFields };

export const transactionsSearchForm: InputView = { fields: fields.transactionsSearchFields, labels: { status: passportFeatureLabels.order.status, type: passportFeatureLabels.order.type } };

export const transactionsMetricsForm: InputView = { fields: fields.transactionsMetricsFields, labels: { type: passportFeatureLabels.order.type } };

export const transactionsReFulfilForm: InputView = { fields: fields.transactionsReFulfilFields };

export const paymentsNotifyForm: InputView = { fields: fields.paymentsNotifyFields, labels: { status: passportFeatureLabels.order.notifyStatus, paymentMethod: passportFeatureLabels.order.paymentMethod } };

export const paymentsCreateForm: InputView = { fields: fields.paymentsCreateFields, labels: { paymentMethod: passportFeatureLabels.order.paymentMethod } };

export const inventorySearchForm: InputView = { fields: fields.inventorySearchFields };

export const inventoryMetricsForm: InputView = { fields: fields.inventoryMetricsFields };

export const inventoryUpdateForm: InputView = { fields: fields.inventoryUpdateFields };

export const tokenClassesSearchForm: InputView = { fields: fields.tokenClassesSearchFields, labels: { status: passportFeatureLabels.tokenClass.status, codeType: passportFeatureLabels.tokenClass.codeType } };

export const tokenClassesGetForm: InputView = { fields: fields.tokenClassesGetFields };

export const tokenClassesCreateForm: InputView = { fields: fields.tokenClassesCreateFields, labels: { codeType: passportFeatureLabels.tokenClass.codeType, deliveryType: passportFeatureLabels.tokenClass.deliveryType } };

export const tokenClassesUpdateForm: InputView = { fields: fields.tokenClassesUpdateFields, labels: { codeType: passportFeatureLabels.tokenClass.codeType, deliveryType: passportFeatureLabels.tokenClass.deliveryType } };

export const tokenClassesRemoveForm: InputView = { fields: fields.tokenClassesRemoveFields };

export const tokenClassesReleaseForm: InputView = { fields: fields.tokenClassesReleaseFields };

export const tokenClassesSuspendForm: InputView = { fields: fields.tokenClassesSuspendFields };

export const tokenInstancesSearchForm: InputView = { fields: fields.tokenInstancesSearchFields, labels: { status: passportFeatureLabels.tokenInstance.status } };

export const tokenInstancesGenerateForm: InputView = { fields: fields.tokenInstancesGenerateFields };

export const tokenInstancesInvalidateForm: InputView = { fields: fields.tokenInstancesInvalidateFields };

export const tokenInstancesInvalidateManyForm: InputView = { fields: fields.tokenInstancesInvalidateManyFields };

export const tokenInstancesExportForm: InputView = { fields: fields.tokenInstancesExportFields, labels: { status: passportFeatureLabels.tokenInstance.status } };

export const tokenInstancesUsedInfoForm: InputView = { fields: fields.tokenInstancesUsedInfoFields };

export const inboxTemplatesSearchForm: InputView = { fields: fields.inboxTemplatesSearchFields, labels: { scope: passportFeatureLabels.inboxTemplate.scope } };

export const inboxTemplatesGetForm: InputView = { fields: fields.inboxTemplatesGetFields };

export const inboxTemplatesCreateForm: InputView = { fields: fields.inboxTemplatesCreateFields, labels: { scope: passportFeatureLabels.inboxTemplate.scope, expireType: passportFeatureLabels.inboxTemplate.expireType } };

export const inboxTemplatesUpdateForm: InputView = { fields: fields.inboxTemplatesUpdateFields, labels: { expireType: passportFeatureLabels.inboxTemplate.expireType } };

export const inboxTemplatesRemoveForm: InputView = { fields: fields.inboxTemplatesRemoveFields };

export const inboxMessagesSendForm: InputView = { fields: fields.inboxMessagesSendFields };

export const inboxMessagesSendManyForm: InputView = { fields: fields.inboxMessagesSendManyFields };

export const inboxMessagesSearchForm: InputView = { fields: fields.inboxMessagesSearchFields, labels: { status: passportFeatureLabels.inboxMessage.status } };

export const inboxMessagesGetForm: InputView = { fields: fields.inboxMessagesGetFields };

export const inboxRecordsSearchForm: InputView = { fields: fields.inboxRecordsSearchFields };

export const inboxRecordsRecallForm: InputView = { fields: fields.inboxRecordsRecallFields };

export const achievementsSearchForm: InputView = { fields: fields.achievementsSearchFields, labels: { releaseStatus: passportFeatureLabels.achievementMeta.releaseStatus } };

export const achievementsGetForm: InputView = { fields: fields.achievementsGetFields };

export const achievementsCreateForm: InputView = { fields: fields.achievementsCreateFields };

export const achievementsUpdateForm: InputView = { fields: fields.achievementsUpdateFields };

export const achievementsRemoveForm: InputView = { fields: fields.achievementsRemoveFields };

export const achievementsReleaseForm: InputView = { fields: fields.achievementsReleaseFields };

export const achievementsRevokeForm: InputView = { fields: fields.achievementsRevokeFields };

export const achievementsImportForm: InputView = { fields: fields.achievementsImportFields };

export const personaAchievementsSearchForm: InputView = { fields: fields.personaAchievementsSearchFields, labels: { achieveStatus: passportFeatureLabels.personaAchievement.achieveStatus, redeemStatus: passportFeatureLabels.personaAchievement.redeemStatus } };

export const personaAchievementsUpdateForm: InputView = { fields: fields.personaAchievementsUpdateFields, labels: { action: passportFeatureLabels.personaAchievement.action } };

export const battlePassesSearchForm: InputView = { fields: fields.battlePassesSearchFields, labels: { status: passportFeatureLabels.battlePass.status } };

export const battlePassesGetForm: InputView = { fields: fields.battlePassesGetFields };

export const battlePassesCreateForm: InputView = { fields: fields.battlePassesCreateFields };

export const battlePassesUpdateForm: InputView = { fields: fields.battlePassesUpdateFields };

export const battlePassesRemoveForm: InputView = { fields: fields.battlePassesRemoveFields };

export const battlePassesPublishForm: InputView = { fields: fields.battlePassesPublishFields };

export const battlePassesRevokeForm: InputView = { fields: fields.battlePassesRevokeFields };

export const battlePassSlotsGetForm: InputView = { fields: fields.battlePassSlotsGetFields };

export const battlePassSlotsCreateForm: InputView = { fields: fields.battlePassSlotsCreateFields };

export const battlePassSlotsUpdateForm: InputView = { fields: fields.battlePassSlotsUpdateFields };

export const battlePassSlotsRemoveForm: InputView = { fields: fields.battlePassSlotsRemoveFields };

export const personaBattlePassesSearchForm: InputView = { fields: fields.personaBattlePassesSearchFields };

export const personaBattlePassesGetForm: InputView = { fields: fields.personaBattlePassesGetFields };

export const personaBattlePassesRemoveForm: InputView = { fields: fields.personaBattlePassesRemoveFields };

export const personaBattlePassesRemoveAllForm: InputView = { fields: fields.personaBattlePassesRemoveAllFields };

export const questsSearchForm: InputView = { fields: fields.questsSearchFields, labels: { type: passportFeatureLabels.quest.type, status: passportFeatureLabels.quest.status } };

export const questsGetForm: InputView = { fields: fields.questsGetFields };

export const questsCompletionForm: InputView = { fields: fields.questsCompletionFields };

export const questsCreateForm: InputView = { fields: fields.questsCreateFields, labels: { type: passportFeatureLabels.quest.type, layout: passportFeatureLabels.quest.layout } };

export const questsRemoveForm: InputView = { fields: fields.questsRemoveFields };

export const questsImportForm: InputView = { fields: fields.questsImportFields };

export const questsPublishForm: InputView = { fields: fields.questsPublishFields };

export const questsRevokeForm: InputView = { fields: fields.questsRevokeFields };

export const questItemsCreateForm: InputView = { fields: fields.questItemsCreateFields, labels: { kind: passportFeatureLabels.questItem.kind } };

export const questItemsPublishForm: InputView = { fields: fields.questItemsPublishFields };

export const questItemsRevokeForm: InputView = { fields: fields.questItemsRevokeFields };

export const questItemsRemoveForm: InputView = { fields: fields.questItemsRemoveFields };

export const personaQuestsSearchForm: InputView = { fields: fields.personaQuestsSearchFields, labels: { type: passportFeatureLabels.quest.type } };

export const personaQuestsFetchForm: InputView = { fields: fields.personaQuestsFetchFields };

export const billboardsSearchForm: InputView = { fields: fields.billboardsSearchFields, labels: { status: passportFeatureLabels.billboard.status } };

export const billboardsGetForm: InputView = { fields: fields.billboardsGetFields };

export const billboardsCreateForm: InputView = { fields: fields.billboardsCreateFields };

export const billboardsUpdateForm: InputView = { fields: fields.billboardsUpdateFields };

export const billboardsRemoveForm: InputView = { fields: fields.billboardsRemoveFields };

export const billboardsPublishForm: InputView = { fields: fields.billboardsPublishFields };

export const billboardsRevokeForm: InputView = { fields: fields.billboardsRevokeFields };

export const billboardsImportForm: InputView = { fields: fields.billboardsImportFields };

export const playerLoginPublicInfoForm: InputView = { fields: fields.playerLoginPublicInfoFields };

export const playerLoginSendCodeForm: InputView = { fields: fields.playerLoginSendCodeFields, labels: { purpose: passportPlayerLabels.verificationCodeLog.purpose } };

export const playerLoginPhoneForm: InputView = { fields: fields.playerLoginPhoneFields, labels: { loginPlatform: passportPlayerLabels.idDomain.loginPlatform } };

export const playerLoginOauthForm: InputView = { fields: fields.playerLoginOauthFields, labels: { idProvider: passportPlayerLabels.idProvider.provider, loginPlatform: passportPlayerLabels.idDomain.loginPlatform } };

export const playerLoginAccessTokenForm: InputView = { fields: fields.playerLoginAccessTokenFields };

export const playerLoginRefreshTokenForm: InputView = { fields: fields.playerLoginRefreshTokenFields };

export const playerTermsOfServiceAcceptForm: InputView = { fields: fields.playerTermsOfServiceAcceptFields };

export const playerRealmsListForm: InputView = { fields: fields.playerRealmsListFields };

export const playerUsersUpdateMeForm: InputView = { fields: fields.playerUsersUpdateMeFields };

export const playerUsersVerifyRealNameForm: InputView = { fields: fields.playerUsersVerifyRealNameFields };

export const playerUsersBindPhoneForm: InputView = { fields: fields.playerUsersBindPhoneFields };

export const playerUsersLinkAccountForm: InputView = { fields: fields.playerUsersLinkAccountFields, labels: { idProvider: passportPlayerLabels.idProvider.provider, loginPlatform: passportPlayerLabels.idDomain.loginPlatform } };

export const playerPersonasCreateForm: InputView = { fields: fields.playerPersonasCreateFields };

export const playerPersonasSelectForm: InputView = { fields: fields.playerPersonasSelectFields };

export const playerPersonasUpdateMeForm: InputView = { fields: fields.playerPersonasUpdateMeFields };

export const playerPersonasSearchForm: InputView = { fields: fields.playerPersonasSearchFields };

export const playerPersonasRandomForm: InputView = { fields: fields.playerPersonasRandomFields };

export const antiAddictionRecordPaymentForm: InputView = { fields: fields.antiAddictionRecordPaymentFields };

export const antiAddictionPayableForm: InputView = { fields: fields.antiAddictionPayableFields };

export const minorPaymentsListForm: InputView = { fields: fields.minorPaymentsListFields, labels: { ageGroup: passportPlayerLabels.playerUser.ageGroup } };

export const playerFriendsListForm: InputView = { fields: fields.playerFriendsListFields };

export const playerFriendsUpdateForm: InputView = { fields: fields.playerFriendsUpdateFields };

export const playerFriendsRemoveForm: InputView = { fields: fields.playerFriendsRemoveFields };

export const playerFriendRequestsListForm: InputView = { fields: fields.playerFriendRequestsListFields, labels: { status: passportPlayerLabels.friendRequest.status } };

export const playerFriendRequestsSendForm: InputView = { fields: fields.playerFriendRequestsSendFields };

export const playerFriendRequestsApproveForm: InputView = { fields: fields.playerFriendRequestsApproveFields };

export const playerFriendRequestsRejectForm: InputView = { fields: fields.playerFriendRequestsRejectFields };

export const playerFriendRequestsRevokeForm: InputView = { fields: fields.playerFriendRequestsRevokeFields };

export const playerFriendBlacklistListForm: InputView = { fields: fields.playerFriendBlacklistListFields };

export const playerFriendBlacklistAddForm: InputView = { fields: fields.playerFriendBlacklistAddFields };

export const playerFriendBlacklistRemoveForm: InputView = { fields: fields.playerFriendBlacklistRemoveFields };

export const playerPresencesListForm: InputView = { fields: fields.playerPresencesListFields };

export const playerPresencesSetForm: InputView = { fields: fields.playerPresencesSetFields };

export const playerGuildsCreateForm: InputView = { fields: fields.playerGuildsCreateFields, labels: { visibility: passportPlayerLabels.guild.visibility } };

export const playerGuildsListForm: InputView = { fields: fields.playerGuildsListFields };

export const playerGuildsGetForm: InputView = { fields: fields.playerGuildsGetFields };

export const playerGuildsUpdateForm: InputView = { fields: fields.playerGuildsUpdateFields, labels: { visibility: passportPlayerLabels.guild.visibility } };

export const playerGuildsDismissForm: InputView = { fields: fields.playerGuildsDismissFields };

export const playerGuildsJoinForm: InputView = { fields: fields.playerGuildsJoinFields };

export const playerGuildsLeaveForm: InputView = { fields: fields.playerGuildsLeaveFields };

export const playerGuildsRequestsForm: InputView = { fields: fields.playerGuildsRequestsFields, labels: { status: passportPlayerLabels.guildRequest.status } };

export const playerGuildsApproveForm: InputView = { fields: fields.playerGuildsApproveFields };

export const playerGuildsRejectForm: InputView = { fields: fields.playerGuildsRejectFields };

export const playerGuildsMyRequestsForm: InputView = { fields: fields.playerGuildsMyRequestsFields, labels: { status: passportPlayerLabels.guildRequest.status } };

export const playerGuildsCancelRequestForm: InputView = { fields: fields.playerGuildsCancelRequestFields };

export const playerGuildsRemoveMemberForm: InputView = { fields: fields.playerGuildsRemoveMemberFields };

export const playerGuildsSetMemberRoleForm: InputView = { fields: fields.playerGuildsSetMemberRoleFields };

export const playerGuildsHandOverForm: InputView = { fields: fields.playerGuildsHandOverFields };

export const playerLeaderboardsListForm: InputView = { fields: fields.playerLeaderboardsListFields };

export const playerLeaderboardsGetForm: InputView = { fields: fields.playerLeaderboardsGetFields };

export const playerLeaderboardsSubmitForm: InputView = { fields: fields.playerLeaderboardsSubmitFields };

export const playerLeaderboardsScoresForm: InputView = { fields: fields.playerLeaderboardsScoresFields };

export const playerLeaderboardsMyScoreForm: InputView = { fields: fields.playerLeaderboardsMyScoreFields };

export const playerLeaderboardsBucketForm: InputView = { fields: fields.playerLeaderboardsBucketFields };

export const playerProductsCategoriesForm: InputView = { fields: fields.playerProductsCategoriesFields };

export const playerProductsListForm: InputView = { fields: fields.playerProductsListFields };

export const playerProductsPurchaseForm: InputView = { fields: fields.playerProductsPurchaseFields };

export const playerInventoryListForm: InputView = { fields: fields.playerInventoryListFields };

export const playerInventoryDepositForm: InputView = { fields: fields.playerInventoryDepositFields };

export const playerInventoryUpdateForm: InputView = { fields: fields.playerInventoryUpdateFields };

export const playerGiftsRedeemForm: InputView = { fields: fields.playerGiftsRedeemFields };

export const playerInboxListForm: InputView = { fields: fields.playerInboxListFields };

export const playerInboxReadForm: InputView = { fields: fields.playerInboxReadFields };

export const playerInboxConsumeForm: InputView = { fields: fields.playerInboxConsumeFields };

export const playerInboxConsumeAllForm: InputView = { fields: fields.playerInboxConsumeAllFields };

export const playerInboxRemoveForm: InputView = { fields: fields.playerInboxRemoveFields };

export const playerAchievementsFetchForm: InputView = { fields: fields.playerAchievementsFetchFields };

export const playerAchievementsListForm: InputView = { fields: fields.playerAchievementsListFields };

export const playerAchievementsUpdateForm: InputView = { fields: fields.playerAchievementsUpdateFields, labels: { action: passportFeatureLabels.personaAchievement.action } };

export const playerAchievementsRedeemForm: InputView = { fields: fields.playerAchievementsRedeemFields };

export const playerBattlePassesGetForm: InputView = { fields: fields.playerBattlePassesGetFields };

export const playerBattlePassesAddExpForm: InputView = { fields: fields.playerBattlePassesAddExpFields };

export const playerBattlePassesUnlockForm: InputView = { fields: fields.playerBattlePassesUnlockFields };

export const playerBattlePassesClaimForm: InputView = { fields: fields.playerBattlePassesClaimFields };

export const playerQuestsFetchForm: InputView = { fields: fields.playerQuestsFetchFields };

export const playerQuestsSearchForm: InputView = { fields: fields.playerQuestsSearchFields, labels: { type: passportFeatureLabels.quest.type } };

export const playerQuestsUpdateForm: InputView = { fields: fields.playerQuestsUpdateFields, labels: { action: passportFeatureLabels.personaAchievement.action } };

export const playerQuestsRedeemForm: InputView = { fields: fields.playerQuestsRedeemFields };

export const playerBillboardsListForm: InputView = { fields: fields.playerBillboardsListFields };

export const playerEntitlementsListForm: InputView = { fields: fields.playerEntitlementsListFields };

export const playerReportsCreateForm: InputView = { fields: fields.playerReportsCreateFields };

export const playerReportsRevokeForm: InputView = { fields: fields.playerReportsRevokeFields };
